/** What every page does once it has been parsed, in one inlined module: no request before the first paint (docs/decisions/speed.md). */
import '#lib/header.ts'
import '#lib/late.ts'
import '#lib/scroll-reset.ts'
import '#lib/type.ts'
