import { playGame } from '../src/bots/index.js';
const how: Record<string,number>={}; const t:number[]=[]; const seeds=process.argv.slice(2);
for (const s of seeds) { const r=playGame({players:3,seed:s,maxTurns:100}); how[r.outcome?.how??'none']=(how[r.outcome?.how??'none']??0)+1; t.push(Math.ceil(r.turns/3)); console.log(s, r.outcome?.how, Math.ceil(r.turns/3), r.state.players.map(p=>p.kept.filter(k=>/ysharra|morvakar|threnodax|velis|gorrunth|sithrael/.test(k)).length).join()); }
console.log(how);
