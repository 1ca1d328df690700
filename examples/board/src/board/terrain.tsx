/* Terrains as they stand on dice. */

const drawings: Readonly<
  Record<string, { readonly ground: string; readonly path: string; readonly ink: string }>
> = {
  plains: { ground: '#e6dc9f', path: 'M5 17l2-6M9 18v-7M13 17l-2-6M15 12l1.500-4M18 13V8', ink: '#8d7a37' },
  forest: { ground: '#9dbb7c', path: 'M8 5l5 9H3zM8 14v4M16 8l4 7h-8zM16 15v3', ink: '#35552f' },
  hill: { ground: '#d4b982', path: 'M2 17q5-10 10 0M10 17q5-8 11 0', ink: '#83673a' },
  hills: { ground: '#d4b982', path: 'M2 17q5-10 10 0M10 17q5-8 11 0', ink: '#83673a' },
  mountain: { ground: '#b9b0a8', path: 'M2 18L9 5l5 9 2-3 5 7z', ink: '#554e49' },
  river: { ground: '#b9d6cf', path: 'M7 3q6 4 2 8t5 10M12 3q6 4 2 8t5 10', ink: '#2b6488' },
  water: { ground: '#a9cfdc', path: 'M3 9q3-3 6 0t6 0 6 0M3 15q3-3 6 0t6 0 6 0', ink: '#2b6488' },
  road: { ground: '#e9d3a4', path: 'M9 21q-3-9 2-10t2-8M15 21q-3-8 1-9t1-9', ink: '#6d4a26' },
  swamp: { ground: '#a3a982', path: 'M4 18h16M8 17L6 8M12 17V5M16 17l2-8', ink: '#50603a' },
  town: { ground: '#efe3c4', path: 'M4 19v-8l4-4 4 4v8M12 19V9l4-5 4 5v10M3 19h18', ink: '#6e2f1f' },
  city: { ground: '#efe3c4', path: 'M4 19v-8l4-4 4 4v8M12 19V9l4-5 4 5v10M3 19h18', ink: '#6e2f1f' },
};

const other = {
  ground: '#f2c230',
  path: 'M12 3l2.500 6.500L21 12l-6.500 2.500L12 21l-2.500-6.500L3 12l6.500-2.500z',
  ink: '#6b5200',
};

/** A terrain as a little drawing. */
export function Terrain({ terrain }: { readonly terrain: string }) {
  const { ground, path, ink } = drawings[terrain] ?? other;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" fill={ground} />
      <path
        d={path}
        fill="none"
        stroke={ink}
        strokeWidth="1.8"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
