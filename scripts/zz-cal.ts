import { playGame } from '../src/bots/index.js';
import { chanceOfVictory } from '../src/bots/fighting.js';
import { tableOf } from '../src/bots/table.js';
import { rulesetOf } from '../src/second-edition/index.js';
const rs=rulesetOf([]); const c = rs.rules.content;
const bins: Record<string,{n:number,w:number,p:number}>={};
let cur: {color:string,p:number}|null=null;
for (let i=0;i<10;i++) playGame({players:3,seed:`c${i}`,maxTurns:100,onEvents:(es,s)=>{ for(const e of es){ 
 if(e.type==='combat/began'){ const card=c.cards[e.against as string]; if(card?.kind==='challenge'){ const f=s.frames.find(f=>f.kind==='combat'); if(f) cur={color:card.color,p:chanceOfVictory(tableOf(rs,s as never),e.player as number,f as never)}; } }
 if(cur&&(e.type==='challenge/defeated'||e.type==='challenge/undefeated'||e.type==='game/won'||e.type==='turn/ended')){ const k=cur.color+' '+(Math.floor(cur.p*5)/5).toFixed(1); const b=bins[k]??={n:0,w:0,p:0}; b.n++; b.p+=cur.p; if(e.type!=='challenge/undefeated'&&e.type!=='turn/ended') b.w++; cur=null; } } }});
for(const k of Object.keys(bins).sort()) console.log(k, bins[k].n, (bins[k].p/bins[k].n).toFixed(2), (bins[k].w/bins[k].n).toFixed(2));
