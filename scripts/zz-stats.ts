import { playGame } from '../src/bots/index.js';
import { rulesetOf } from '../src/second-edition/index.js';
const c = rulesetOf([]).rules.content;
const per: Record<string, Record<string, number>> = {}; let turn=0; const wins:number[]=[]; 
const n=Number(process.argv[2]??10); const perTurns:number[]=[];let vict=0;
for (let i=0;i<n;i++){ const r=playGame({players:3,seed:`m${i}`,maxTurns:100,onEvents:(es,s)=>{ for(const e of es){ const b = `${Math.min(9,Math.floor((s.turn-1)/30))}`; (per[b]??={}); let k=e.type; if(k==='challenge/defeated'||k==='challenge/undefeated') {const card=c.cards[e.card as string]; k+=':'+('color' in card?card.color:'foe');} if(['turn/began','adventure/declined','hero/escaped','hero/knocked-out','ally/killed','market/bought','combat/began','experience/gained','event/entered','adventure/attempted','adventure/faced','counter/replenished','movement/rested'].includes(e.type)||k.startsWith('challenge')) per[b][k]=(per[b][k]??0)+1; } }});
 perTurns.push(Math.ceil(r.turns/3)); if(r.outcome) vict++; }
const kinds=[...new Set(Object.values(per).flatMap(x=>Object.keys(x)))].sort();
console.log('per 30 turns (10 rounds); share per turn'); 
for(const k of kinds) console.log(k.padEnd(30), Object.keys(per).sort().map(b=>((per[b][k]??0)/(per[b]['turn/began']??1)).toFixed(2)).join('  '));
perTurns.sort((a,b)=>a-b); console.log(vict,n,perTurns.join(' '));
