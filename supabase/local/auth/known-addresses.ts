import { randomUUID } from "node:crypto";
import type { Database } from "../backend/database.ts";
import { type AuthMailbox, NOBODY, NOBODY_DOMAIN } from "./auth-mailbox.ts";

type Body = Record<string, unknown>;
type Ask = (body: Body) => Promise<Response>;
type AccountState = { id: string; email_confirmed_at: Date | null; confirmation_token: string | null };

const emailOf = (body: Body) => (typeof body["email"] === "string" ? body["email"].toLowerCase() : "");
const findAccount = async (database: Database, email: string): Promise<AccountState | undefined> => {
  const query = "select id, email_confirmed_at, confirmation_token from auth.users where email = $1";
  return (await database.rows<AccountState>(query, [email]))[0];
};

/** An account that cannot sign in answers for unknown addresses, so both take equally long. */
export async function createPlaceholderUser(database: Database, ask: Ask): Promise<void> {
  if (!(await findAccount(database, NOBODY))) await ask({ email: NOBODY, password: randomUUID() });
  await database.rows("update auth.users set email_confirmed_at = now() where email = $1", [NOBODY]);
}

const isAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

export async function withPlaceholderUser(database: Database, nobody: string, body: Body): Promise<Body> {
  const email = emailOf(body);
  return !isAddress(email) || (await findAccount(database, email)) ? body : { ...body, email: nobody };
}

/** Like hosted Auth, answers the sign-up of a known address as if it were new. */
export async function signUpAgain(database: Database, letters: AuthMailbox, body: Body, ask: Ask): Promise<Response> {
  const email = emailOf(body);
  let account = await findAccount(database, email);
  if (!account) {
    const answer = await ask(body);
    // Of two sign-ups at the same moment the second finds the address taken.
    account = answer.status < 500 ? undefined : await findAccount(database, email);
    if (!account) return answer;
  }
  const standIn = `${randomUUID()}@${NOBODY_DOMAIN}`;
  const answer = await ask({ ...body, email: standIn });
  if (!answer.ok) return answer;
  const text = (await answer.text()).replaceAll(standIn, email);
  const user = JSON.parse(text) as { id: string; identities: unknown[] };
  const [made] = await database.rows<{ confirmation_token: string }>(
    "delete from auth.users where id = $1 returning confirmation_token",
    [user.id],
  );
  if (account.email_confirmed_at) user.identities = [];
  else {
    await database.rows("update auth.users set confirmation_sent_at = now() where id = $1", [account.id]);
    await letters.sendCopy(made?.confirmation_token ?? "", {
      to: email,
      replace: [
        [made?.confirmation_token ?? "", account.confirmation_token ?? ""],
        [standIn, email],
      ],
    });
  }
  return Response.json(user, { status: answer.status, headers: { "access-control-allow-origin": "*" } });
}
