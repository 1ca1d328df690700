/* What combat tokens show, as little drawings of our own. */

const drawings: Readonly<Record<string, { readonly path: string; readonly color: string }>> = {
  physical: { path: 'M-8 8L6 -6M9 -9L5 -8 3 -3 8 -5zM-9 5l5 5M-5 2l5 5', color: '#8c2f22' },
  magic: { path: 'M0 -12q7 8 3 12 6 -1 6 4 0 7 -9 7t-9 -7q0 -5 5 -8 -1 -4 4 -8z', color: '#5b2f8c' },
  shield: { path: 'M-9 -9q9 0 9 -3 0 3 9 3 0 14 -9 19 -9 -5 -9 -19z', color: '#33557a' },
  surge: { path: 'M2 -12L-7 2h6l-3 10L8 -3H2z', color: '#a06a00' },
  agility: { path: 'M-10 6q2 -14 18 -14 -2 4 -6 4 4 1 6 0 -2 6 -8 5 3 2 5 1 -5 7 -15 4z', color: '#2f6e45' },
  enemy: {
    path: 'M-10 -9q7 4 5 19M-2 -11q6 6 3 22M6 -9q5 6 3 17',
    color: '#4f1d3a',
  },
  double: {
    path: 'M-4 -7a7 7 0 1 0 .1 14a7 7 0 1 0 -.1 -14zM4 -7a7 7 0 1 1 -.1 14a7 7 0 1 1 .1 -14z',
    color: '#4a4036',
  },
  golden: { path: 'M0 -11l3 8h8l-6.500 5 2.500 8 -7 -5 -7 5 2.500 -8L-11 -3h8z', color: '#a8740f' },
  dash: { path: 'M-7 0h14', color: '#8d8578' },
};

/** The symbol of a token; a word where there is no drawing. */
export function TokenSymbol({ symbol }: { readonly symbol: string }) {
  const drawing = drawings[symbol];
  if (drawing === undefined) return <text className="word">{symbol.slice(0, 6)}</text>;
  const filled = symbol === 'magic' || symbol === 'surge' || symbol === 'shield' || symbol === 'golden';
  return (
    <path
      d={drawing.path}
      fill={filled ? drawing.color : 'none'}
      stroke={drawing.color}
      strokeWidth={2.2}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  );
}

/** How often a token shows its symbol, at its edge. */
export const TokenCount = ({ count }: { readonly count: number }) => (
  <>
    <circle r={8} cx={13} cy={13} className="count" />
    <text x={13} y={17.5}>
      {count}
    </text>
  </>
);

/** A symbol on its own, as large as the letters beside it. */
export const TokenSign = ({ symbol }: { readonly symbol: string }) => (
  <svg className="symbol" viewBox="-14 -14 28 28" aria-hidden="true">
    <TokenSymbol symbol={symbol} />
  </svg>
);
