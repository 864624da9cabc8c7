import type { Database } from "./database.ts";

export const accounts = [
  { email: "admin@example.com", password: "silkroad", first_name: "Admin", last_name: "Example", admin: true },
  { email: "traveler@example.com", password: "silkroad", first_name: "Traveler", last_name: "Example", admin: false },
];

export const makeAccounts = async (database: Database, signUp: (body: object) => Promise<Response>): Promise<void> => {
  for (const { email, password, first_name, last_name, admin } of accounts) {
    const known = await database.rows("select 1 from auth.users where email = $1", [email]);
    if (known.length === 0) {
      const answer = await signUp({ email, password, data: { first_name, last_name } });
      if (!answer.ok) throw new Error(`The account ${email} could not be made: ${await answer.text()}`);
    }
    await database.rows(
      "update auth.users set email_confirmed_at = now() where email = $1 and email_confirmed_at is null",
      [email],
    );
    if (!admin) continue;
    await database.rows(
      `insert into public.user_roles (user_id, role) select id, 'admin' from auth.users where email = $1
       on conflict do nothing`,
      [email],
    );
  }
};
