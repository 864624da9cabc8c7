import type { Database } from "./database.ts";

export const accounts = [
  { email: "admin@example.com", password: "silkroad", first_name: "Admin", last_name: "Example", role: "owner" },
  { email: "office@example.com", password: "silkroad", first_name: "Office", last_name: "Example", role: "office" },
  { email: "traveler@example.com", password: "silkroad", first_name: "Traveler", last_name: "Example", role: null },
];

export const makeAccounts = async (database: Database, signUp: (body: object) => Promise<Response>): Promise<void> => {
  for (const { email, password, first_name, last_name, role } of accounts) {
    const existingAccounts = await database.rows("select 1 from auth.users where email = $1", [email]);
    if (existingAccounts.length === 0) {
      const answer = await signUp({ email, password, data: { first_name, last_name } });
      if (!answer.ok) throw new Error(`The account ${email} could not be made: ${await answer.text()}`);
    }
    await database.rows(
      "update auth.users set email_confirmed_at = now() where email = $1 and email_confirmed_at is null",
      [email],
    );
    if (role === null) continue;
    await database.rows(
      `insert into public.desk_members (email, role, user_id, accepted_at) select email, $2, id, now() from auth.users
       where email = $1 on conflict do nothing`,
      [email, role],
    );
  }
};
