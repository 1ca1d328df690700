import { rulesetOf } from '../../src/third-edition/whole.js';
const N = Number(process.argv[2] ?? 20), S = Number(process.argv[3] ?? 1), L = Number(process.argv[4] ?? 600);
const told = new Map<string, number>();
let states = 0;
const kinds = new Map<string, number>();
for (const scenario of ['ascendance-of-margath', 'corpse-king']) {
  const r = rulesetOf(scenario);
  for (let seed = S; seed < S + N; seed++) {
    let word = seed * 7919 >>> 0;
    const manual = seed % 4 === 3;
    let s = r.createGame({ edition: 'third-edition', scenario, players: 2 + seed % 3, ...(manual ? { chance: 'manual' as const } : { seed }) });
    let last: unknown;
    for (let i = 0; i < L; i++) {
      states++;
      const k = s.frames.map((f) => `${f.kind}:${f.step}`).join(' ');
      kinds.set(k, (kinds.get(k) ?? 0) + 1);
      const b = r.brokenInvariants(s);
      if (b.length) { const t = b.map((p) => `${p.path}: ${p.message.replace(/\d+/g, 'N').replace(/[a-z]+(-[a-z]+)+/g, 'ID')}`).join(' | '); if (!told.has(t)) console.log(scenario, seed, i, JSON.stringify(b), k, JSON.stringify(last)); told.set(t, (told.get(t) ?? 0) + 1); break; }
      if (i % Number(process.argv[5] ?? 7) === 0) { try { const text = r.serialize(s); if (r.hashState(r.parseState(text)) !== r.hashState(s)) console.log('HASH'); for (const v of [null, 0, 1]) { const view = r.viewFor(s, v); r.receiveView(null, JSON.stringify(view)); const bb = r.brokenInvariants(view); if (bb.length) console.log('VIEW', seed, i, bb); } } catch (e) { const t = String((e as Error).message).replace(/\d+/g, 'N'); if (!told.has(t)) console.log(scenario, seed, i, String((e as Error).message), k, JSON.stringify(last)); told.set(t, (told.get(t) ?? 0) + 1); } }
      if (s.outcome) { break; }
      const all = [...s.players.keys()].flatMap((p) => [...r.legalActions(s, p)]);
      const list = all.length ? all : r.legalActions(s);
      const quick = (a: any) => a.type === 'turn/end' ? 0.5 : a.type.startsWith('exchange') ? 0.05 : a.type === 'ability/use' ? 0.5 : a.type.startsWith('chance') ? 1 : 3;
      const total = list.reduce((n, a) => n + quick(a), 0);
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      let left = (word / 2 ** 32) * total; let a = list[0]!;
      for (const one of list) { left -= quick(one); a = one; if (left < 0) break; }
      last = a;
      try { s = r.apply(s, a); } catch (e) { const t = String((e as Error).message).replace(/\d+/g, 'N'); if (!told.has(t)) console.log('APPLY', scenario, seed, i, t, k, JSON.stringify(a)); told.set(t, (told.get(t) ?? 0) + 1); break; }
    }
    if (process.argv[6]) console.log(seed, s.round, s.outcome?.how, s.time);
  }
}
console.log(states, told);
if (process.argv[7]) for (const [k, n] of [...kinds].sort((a, b) => b[1] - a[1])) console.log(n, k);
