/** What a protected page does before its island is there, in one module that its HTML carries (docs/decisions/speed.md). */
import '#islands/staff/shell/guard.ts'
import '#islands/staff/shell/log-out.ts'
