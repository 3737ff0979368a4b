import { generatorOf, mend, type Schema } from './support/schemas.js'
import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'
import fs from 'node:fs'
import {isDeepStrictEqual} from 'node:util'
const g = generatorOf('hook-config.ts', 'hook-events.ts', 'hook-outputs.ts')
const s = mend(g('HookInput'), true), {definitions:_, ...base} = mend(g('BaseHookInput'), true)
const bare = (x: any): any => Array.isArray(x) ? x.map(bare) : x && typeof x==='object' ? Object.fromEntries(Object.entries(x).filter(([k,v])=> !(['description','title','examples','deprecated'].includes(k) && (typeof v !== 'object' || Array.isArray(v)))).map(([k,v])=>[k,bare(v)])) : x
for (const [n,d] of Object.entries(s.definitions)) if (n.endsWith('HookInput')) {
  for (const [k,v] of Object.entries(base.properties!)) if (isDeepStrictEqual(d.properties![k], v)) delete d.properties![k]
  d.required = d.required!.filter(k=>!base.required!.includes(k)); (d as any).allOf=[{$ref:'#/definitions/BaseHookInput'}]
}
s.definitions.BaseHookInput = base

const grouped = (x: any): any => {
  if (Array.isArray(x)) return x.map(grouped)
  if (!x || typeof x !== 'object') return x
  const out: any = {}
  for (const [k,v] of Object.entries(x)) out[k] = k === 'properties' || k==='definitions' ? Object.fromEntries(Object.entries(v as any).map(([a,b])=>[a,grouped(b)])) : ['const','enum','required'].includes(k) ? v : grouped(v)
  if (out.properties) {
    const by = new Map<string,string[]>()
    for (const [k,v] of Object.entries(out.properties)) { const t=JSON.stringify(v); by.set(t,[...by.get(t)??[],k]) }
    const props: any = {}, pats: any = {}
    for (const [t,ks] of by) { if (t==='{}') continue; if (ks.length>1) pats['^('+ks.join('|')+')$']=JSON.parse(t); else props[ks[0]!]=JSON.parse(t) }
    out.properties=props; if (Object.keys(pats).length) out.patternProperties=pats
    if (!Object.keys(props).length) delete out.properties
  }
  return out
}
for (const verbose of [false,true]) {
const ajv = new Ajv({ code: { source: true, esm: true, lines: false }, messages: false, inlineRefs: false, strictNumbers: false, verbose, strict: true, strictTypes:false, strictRequired:false })
ajv.addSchema({...grouped(bare(s)), $id:'urn:modhook:hook-input'})
const code = (standalone as any).default(ajv, Object.fromEntries(Object.keys(s.definitions).filter(n=>n.endsWith('HookInput')).map(n=>[n,'urn:modhook:hook-input#/definitions/'+n])))
fs.writeFileSync('/tmp/schema/code'+verbose+'.js', code); console.log(code.length)
}
console.log(JSON.stringify(s).length, JSON.stringify(bare(s)).length)
