/* A page of Next. The server renders it with the seed of the address, and the browser goes on with the same game. */

import { Game } from './game';

interface Asked {
  readonly searchParams: Promise<{ readonly seed?: string }>;
}

export default async function Page({ searchParams }: Asked) {
  const { seed = 'tamalir' } = await searchParams;
  return <Game key={seed} seed={seed} />;
}
