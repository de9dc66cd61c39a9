/** What a protected page does before its island is there, in one module that its HTML carries (docs/decisions/speed.md). */
import '#islands/staff/shell/guard.ts'
import '#islands/staff/shell/log-out.ts'
import { painted } from '#lib/first-screen.ts'

// What the island brings is set in the right faces at once, names with accents too: a face that comes later sets all tables anew.
void painted.then(() => document.fonts.load('1em Text', 'aé'))
