import { machines, FLOW_IDS } from '../../machines/index';
import { modelOf } from './model';
import { layoutOf } from './route';
import { toSvg } from './svg';
import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('/tmp/h7svg',{recursive:true});
let h='<meta name="color-scheme" content="light dark"><body style="margin:8px"><div style="display:flex;flex-wrap:wrap;gap:12px">';
const want = process.argv.slice(2);
for (const [i,k] of FLOW_IDS.entries()) { const m = modelOf(machines[k]); const s = toSvg(m, layoutOf(m), {figure:i+1, sentence:'S.'}); writeFileSync(`/tmp/h7svg/${k}.svg`, s); if (want.includes(k)) h += `<img src="h7svg/${k}.svg">`; }
writeFileSync('/tmp/h7.html', h);
