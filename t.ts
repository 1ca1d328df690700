import { readFileSync } from 'node:fs';
import { parseState, odds, inspect, apply, legalActions, rulesetFor } from './src/index.js';
const s = JSON.parse(readFileSync('/work/shared/cases/saves/save-odds-hang.json','utf8'));
s.frames.pop();
const take=(id:string)=>{ for (const d of Object.values(s.decks) as any[]) for (const k of ['top','pool','bottom']) d[k]=d[k].filter((x:string)=>x!==id); for (const m of Object.keys(s.markets)) s.markets[m]=s.markets[m].filter((x:string)=>x!==id); for (const m of Object.keys(s.discards)) s.discards[m]=s.discards[m].filter((x:string)=>x!==id); };
for (const id of ['thoroughbred-stallion','traders-attire','long-strides','travelling-light']) take(id);
s.players[1].assets=['thoroughbred-stallion','traders-attire']; s.players[1].skills=['long-strides','travelling-light'];
let st:any;
try { st=parseState(JSON.stringify(s)); } catch(e:any){ console.log(e.message); process.exit(); }

const best=(name:string,n:number,text:string)=>{ const a:number[]=[]; for(let i=0;i<n;i++){const f=parseState(text); const t=performance.now(); odds(f as any); a.push(performance.now()-t);} console.log(name, 'first',a[0]?.toFixed(1),'min',Math.min(...a).toFixed(1)); };
best('act',15,JSON.stringify(s));
st=apply(st,{type:'move/roll'} as any);
best('spend',15,JSON.stringify(st));
