import type { Page } from "playwright-core";
import type { Desk } from "./booking-desk.ts";

type Session = { access_token: string; user: { id: string } };

/** The first admin's session, asked from the server as the sign-in screen does. */
export async function adminSession({ url, keys }: Desk): Promise<Session> {
  const response = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: keys.publishable },
    body: JSON.stringify({ email: "admin@example.com", password: "silkroad" }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  const session: Session = JSON.parse(await response.text());
  return session;
}

/** Signed in as this device would remember it: the sign-in screen has stories of its own. */
export async function signInAsAdmin(page: Page, desk: Desk): Promise<void> {
  const session = await adminSession(desk);
  await page.goto(`${desk.url}/about`);
  await page.evaluate((stored) => {
    localStorage.setItem("journey-auth", JSON.stringify(stored));
    localStorage.setItem("journey-auth-role", JSON.stringify(`admin:${stored.user.id}`));
  }, session);
}
