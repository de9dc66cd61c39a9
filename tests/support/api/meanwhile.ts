import { onTestFinished } from 'vitest'
import { database } from './embedded-database.ts'

/** Until the end of the test, `change` happens in the middle of a call: when it inserts a row into `table`. */
export const meanwhile = async (table: string, change: string): Promise<void> => {
  await database.exec(`create function meanwhile() returns trigger language plpgsql as $$ begin ${change}; return new; end $$;
    create trigger meanwhile before insert on ${table} for each row execute function meanwhile()`)
  onTestFinished(async () => { await database.exec('drop function meanwhile cascade') })
}
