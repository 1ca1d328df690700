import type { TokenData } from './cards.js';

/** The 18 tokens of the heroes, three each (3e.components.hero-tokens-each). */
export const heroTokens: readonly TokenData[] = [
  { id: 'corbin-1', of: { card: 'corbin' }, faces: [{ symbol: 'physical', count: 2 }, { symbol: 'surge' }] },
  {
    id: 'corbin-2',
    of: { card: 'corbin' },
    faces: [{ symbol: 'physical', gold: true }, { symbol: 'shield' }],
  },
  { id: 'corbin-3', of: { card: 'corbin' }, faces: [{ symbol: 'agility' }, { symbol: 'physical' }] },
  {
    id: 'elder-mok-1',
    of: { card: 'elder-mok' },
    faces: [{ symbol: 'magic', count: 2 }, { symbol: 'double' }],
  },
  {
    id: 'elder-mok-2',
    of: { card: 'elder-mok' },
    faces: [{ symbol: 'agility', gold: true }, { symbol: 'shield' }],
  },
  {
    id: 'elder-mok-3',
    of: { card: 'elder-mok' },
    faces: [{ symbol: 'surge', gold: true }, { symbol: 'physical' }],
  },
  {
    id: 'laurel-of-bloodwood-1',
    of: { card: 'laurel-of-bloodwood' },
    faces: [{ symbol: 'physical', count: 2 }, { symbol: 'surge' }],
  },
  {
    id: 'laurel-of-bloodwood-2',
    of: { card: 'laurel-of-bloodwood' },
    faces: [{ symbol: 'shield' }, { symbol: 'physical', gold: true }],
  },
  {
    id: 'laurel-of-bloodwood-3',
    of: { card: 'laurel-of-bloodwood' },
    faces: [{ symbol: 'surge', gold: true }, { symbol: 'agility' }],
  },
  {
    id: 'lord-hawthorne-1',
    of: { card: 'lord-hawthorne' },
    faces: [{ symbol: 'physical', count: 2 }, { symbol: 'shield' }],
  },
  {
    id: 'lord-hawthorne-2',
    of: { card: 'lord-hawthorne' },
    faces: [{ symbol: 'physical', gold: true }, { symbol: 'agility' }],
  },
  {
    id: 'lord-hawthorne-3',
    of: { card: 'lord-hawthorne' },
    faces: [{ symbol: 'physical', gold: true }, { symbol: 'dash' }],
  },
  { id: 'lyssa-1', of: { card: 'lyssa' }, faces: [{ symbol: 'physical', count: 2 }, { symbol: 'shield' }] },
  { id: 'lyssa-2', of: { card: 'lyssa' }, faces: [{ symbol: 'magic', gold: true }, { symbol: 'agility' }] },
  {
    id: 'lyssa-3',
    of: { card: 'lyssa' },
    faces: [
      { symbol: 'agility', gold: true },
      { symbol: 'surge', gold: true },
    ],
  },
  {
    id: 'master-thorn-1',
    of: { card: 'master-thorn' },
    faces: [{ symbol: 'surge', count: 2 }, { symbol: 'magic' }],
  },
  {
    id: 'master-thorn-2',
    of: { card: 'master-thorn' },
    faces: [{ symbol: 'double' }, { symbol: 'magic', gold: true }],
  },
  {
    id: 'master-thorn-3',
    of: { card: 'master-thorn' },
    faces: [{ symbol: 'agility', gold: true }, { symbol: 'magic' }],
  },
];

/** The 34 tokens of assets, by the codes printed on the cards: the letter is that of the set (3e.components.asset-token-codes). */
export const assetTokens: readonly TokenData[] = [
  { id: 'A01', of: 'asset', faces: [{ symbol: 'dash' }, { symbol: 'agility', gold: true }] },
  { id: 'A02', of: 'asset', faces: [{ symbol: 'magic' }, { symbol: 'surge' }] },
  { id: 'A03', of: 'asset', faces: [{ symbol: 'physical' }, { symbol: 'dash' }] },
  { id: 'A04', of: 'asset', faces: [{ symbol: 'dash' }, { symbol: 'physical', count: 2 }] },
  { id: 'A05', of: 'asset', faces: [{ symbol: 'double' }, { symbol: 'surge', count: 2 }] },
  {
    id: 'A06',
    of: 'asset',
    faces: [
      { symbol: 'surge', gold: true },
      { symbol: 'physical', count: 2 },
    ],
  },
  { id: 'A07', of: 'asset', faces: [{ symbol: 'surge' }, { symbol: 'magic', count: 2, gold: true }] },
  { id: 'A08', of: 'asset', faces: [{ symbol: 'shield' }, { symbol: 'dash', gold: true }] },
  { id: 'A09', of: 'asset', faces: [{ symbol: 'dash' }, { symbol: 'agility' }] },
  { id: 'A10', of: 'asset', faces: [{ symbol: 'shield' }, { symbol: 'dash' }] },
  {
    id: 'A11',
    of: 'asset',
    faces: [
      { symbol: 'magic', gold: true },
      { symbol: 'surge', count: 2 },
    ],
  },
  { id: 'B01', of: 'asset', faces: [{ symbol: 'magic' }, { symbol: 'agility' }] },
  { id: 'B02', of: 'asset', faces: [{ symbol: 'surge' }, { symbol: 'agility' }] },
  { id: 'B03', of: 'asset', faces: [{ symbol: 'physical' }, { symbol: 'agility' }] },
  { id: 'B04', of: 'asset', faces: [{ symbol: 'dash' }, { symbol: 'physical' }] },
  { id: 'B05', of: 'asset', faces: [{ symbol: 'dash', gold: true }, { symbol: 'physical' }] },
  { id: 'B06', of: 'asset', faces: [{ symbol: 'surge', gold: true }, { symbol: 'physical' }] },
  { id: 'B07', of: 'asset', faces: [{ symbol: 'surge', gold: true }, { symbol: 'magic' }] },
  { id: 'B08', of: 'asset', faces: [{ symbol: 'agility' }, { symbol: 'physical', count: 3 }] },
  { id: 'B09', of: 'asset', faces: [{ symbol: 'shield' }, { symbol: 'surge', gold: true }] },
  { id: 'B10', of: 'asset', faces: [{ symbol: 'shield', count: 2 }, { symbol: 'physical' }] },
  { id: 'B11', of: 'asset', faces: [{ symbol: 'surge' }, { symbol: 'shield', count: 2 }] },
  { id: 'C01', of: 'asset', faces: [{ symbol: 'double' }, { symbol: 'surge' }] },
  { id: 'C02', of: 'asset', faces: [{ symbol: 'surge', count: 2, gold: true }, { symbol: 'double' }] },
  { id: 'C03', of: 'asset', faces: [{ symbol: 'surge' }, { symbol: 'magic' }] },
  { id: 'C04', of: 'asset', faces: [{ symbol: 'physical' }, { symbol: 'agility' }] },
  { id: 'C05', of: 'asset', faces: [{ symbol: 'shield' }, { symbol: 'physical', gold: true }] },
  { id: 'C06', of: 'asset', faces: [{ symbol: 'physical' }, { symbol: 'surge', count: 2 }] },
  { id: 'C07', of: 'asset', faces: [{ symbol: 'physical', count: 2, gold: true }, { symbol: 'shield' }] },
  { id: 'C08', of: 'asset', faces: [{ symbol: 'surge' }, { symbol: 'agility' }] },
  { id: 'C09', of: 'asset', faces: [{ symbol: 'shield' }, { symbol: 'dash', gold: true }] },
  { id: 'C10', of: 'asset', faces: [{ symbol: 'magic' }, { symbol: 'double' }] },
  { id: 'C11', of: 'asset', faces: [{ symbol: 'double', gold: true }, { symbol: 'surge' }] },
  { id: 'C12', of: 'asset', faces: [{ symbol: 'magic' }, { symbol: 'shield', count: 2 }] },
];

/** The 8 tokens of enemies: five that all of them cast, one more in Act 2, and one of each villain (3e.components.enemy-tokens-split). */
export const enemyTokens: readonly TokenData[] = [
  { id: 'enemy-1', of: 'enemy', faces: [{ symbol: 'enemy' }, { symbol: 'shield' }] },
  { id: 'enemy-2', of: 'enemy', faces: [{ symbol: 'enemy' }, { symbol: 'agility' }] },
  { id: 'enemy-3', of: 'enemy', faces: [{ symbol: 'surge' }, { symbol: 'enemy', gold: true }] },
  { id: 'enemy-4', of: 'enemy', faces: [{ symbol: 'dash', gold: true }, { symbol: 'enemy' }] },
  { id: 'enemy-5', of: 'enemy', faces: [{ symbol: 'dash', gold: true }, { symbol: 'double' }] },
  {
    id: 'enemy-act-2',
    of: 'act-2',
    faces: [
      { symbol: 'surge', gold: true },
      { symbol: 'enemy', count: 2 },
    ],
  },
  {
    id: 'high-lord-margath-1',
    of: { card: 'high-lord-margath' },
    faces: [{ symbol: 'enemy', count: 2 }, { symbol: 'surge' }],
  },
  { id: 'vorakesh-1', of: { card: 'vorakesh' }, faces: [{ symbol: 'surge', count: 2 }, { symbol: 'enemy' }] },
];

/** All 60 combat tokens (3e.components.combat-tokens). */
export const tokens: readonly TokenData[] = [...heroTokens, ...assetTokens, ...enemyTokens];
