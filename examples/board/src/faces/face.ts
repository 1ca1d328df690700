import { type CardData, emblemOf } from './emblem.js';

/* What stands on the face of a card in addition to its words, where players look for it. */

/** A value with its name. */
interface Mark {
  readonly label: string;
  readonly value: string;
  /** The skill that it is the value of, by its id. */
  readonly skill?: string;
}

/** An attribute: with the phase of combat it is for and the damage it does, where the edition has these. */
export interface Row extends Mark {
  readonly phase: string;
  readonly damage: string;
}

/** The face of a card of either edition. */
export interface Face {
  /** The name of its emblem's file. */
  readonly emblem: string;
  readonly kind: string;
  /** What it costs, as in the corner of the card; empty for what has no price. */
  readonly cost: string;
  /** Life, Stamina, health and the like. */
  readonly marks: readonly Mark[];
  /** Mind, Body and Spirit. */
  readonly rows: readonly Row[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const marks = ['life', 'health', 'stamina', 'speed', 'hand', 'gold', 'actions'] as const;

/** In the order of the phases of combat. */
const phases = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;

function costOf({ cost }: CardData): string {
  if (typeof cost === 'number') return cost > 0 ? `${cost}` : '';
  if (typeof cost !== 'object' || cost === null) return '';
  return Object.entries(cost)
    .map(([what, many]) => (what === 'any' ? `${many}` : `${many} ${what}`))
    .join(' + ');
}

/** The face of a card, from its data: of a box, or of a pack from outside. */
export function faceOf(card: CardData): Face {
  const rows = (['mind', 'body', 'spirit'] as const).flatMap((name): Row[] => {
    const own = card[name];
    const label = capital(name);
    if (typeof own === 'number') return [{ label, value: `${own}`, phase: '', damage: '' }];
    if (typeof own !== 'object' || own === null || !('value' in own) || !('damage' in own)) return [];
    return [{ label, value: `${own.value}`, phase: phases[name], damage: `${own.damage}` }];
  });
  const { skills } = card;
  return {
    emblem: emblemOf(card).split('/')[1] ?? '',
    kind: String(card.kind ?? ''),
    cost: costOf(card),
    marks: [
      ...marks.flatMap((name) => {
        const value = card[name];
        return typeof value === 'number' ? [{ label: capital(name), value: `${value}` }] : [];
      }),
      ...(card.success === true ? [{ label: 'Revealed in a test', value: 'success' }] : []),
      ...Object.entries(typeof skills === 'object' && skills !== null ? skills : {}).map(
        ([skill, value]) => ({ label: capital(skill), value: `+${value}`, skill }),
      ),
    ],
    rows,
  };
}
