CREATE TABLE "client_totals" (
	"owner_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "client_totals_owner_id_status_pk" PRIMARY KEY("owner_id","status")
);
--> statement-breakpoint
ALTER TABLE "client_totals" ADD CONSTRAINT "client_totals_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Totals follow the statement that changes clients, within it: they can't differ from what a count would find. Rows are
-- taken in one order, so that two statements never wait for each other.
CREATE FUNCTION keep_client_totals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM client_totals;
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO client_totals (owner_id, status, total)
      SELECT owner_id, status, count(*) FROM added GROUP BY owner_id, status ORDER BY owner_id, status
      ON CONFLICT (owner_id, status) DO UPDATE SET total = client_totals.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO client_totals (owner_id, status, total)
      SELECT owner_id, status, -count(*) FROM removed GROUP BY owner_id, status ORDER BY owner_id, status
      ON CONFLICT (owner_id, status) DO UPDATE SET total = client_totals.total + excluded.total;
  ELSE
    INSERT INTO client_totals (owner_id, status, total)
      SELECT owner_id, status, sum(change)
      FROM (SELECT owner_id, status, 1 AS change FROM added UNION ALL SELECT owner_id, status, -1 FROM removed) AS changes
      GROUP BY owner_id, status HAVING sum(change) <> 0 ORDER BY owner_id, status
      ON CONFLICT (owner_id, status) DO UPDATE SET total = client_totals.total + excluded.total;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER clients_added AFTER INSERT ON clients REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_client_totals();
--> statement-breakpoint
CREATE TRIGGER clients_changed AFTER UPDATE ON clients REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_client_totals();
--> statement-breakpoint
CREATE TRIGGER clients_removed AFTER DELETE ON clients REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION keep_client_totals();
--> statement-breakpoint
CREATE TRIGGER clients_emptied AFTER TRUNCATE ON clients
  FOR EACH STATEMENT EXECUTE FUNCTION keep_client_totals();
--> statement-breakpoint
INSERT INTO client_totals (owner_id, status, total) SELECT owner_id, status, count(*) FROM clients GROUP BY owner_id, status;
