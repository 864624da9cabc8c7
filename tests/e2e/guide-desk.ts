import { randomBytes, randomUUID } from "node:crypto";
import { linkFromMail } from "../support/inbox.ts";
import { keepHouse } from "../support/keep-house.ts";
import { type Desk, mailbox } from "./booking-desk.ts";
import { asAdmin } from "./departure-desk.ts";

/** With the folder of its secrets: the letters go out when housekeeping is asked for. */
export type GuideDesk = Desk & { stateDir: string };
export type Guide = { id: string; name: string; email: string; invitation: string };

const PASSWORD = "silkroad";

/** Of the desk's verbs: what it refuses is no story. */
export async function done(answer: Promise<Response>): Promise<Record<string, unknown>> {
  const response = await answer;
  const said: Record<string, unknown> = JSON.parse(await response.text());
  if (!response.ok || said["ok"] === false) throw new Error(`${response.status} ${JSON.stringify(said)}`);
  return said;
}

/** Asked by a phone, or in an account's name. */
async function ask<Answer>({ url, keys }: Desk, path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${url}/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: keys.publishable,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

/** The invitation's link, as the letter has it. */
export async function invitationOf({ url, stateDir }: GuideDesk, email: string): Promise<string> {
  await keepHouse(url, stateDir);
  return linkFromMail(url, email, "/guide?invitation=");
}

/** A guide whom the desk has invited. */
export async function invitedGuide(
  desk: GuideDesk,
  name = `Aziz ${randomUUID().replaceAll(/[^a-f]/g, "")}`,
): Promise<Guide> {
  const guide = { id: randomUUID(), name, email: mailbox("guide") };
  await done(asAdmin(desk, "rpc/save_guide", { guide: { ...guide, phone: null } }));
  await done(asAdmin(desk, "rpc/invite_guide", { guide: guide.id }));
  return { ...guide, invitation: await invitationOf(desk, guide.email) };
}

/** An account of one's own, its address confirmed by the letter, that takes the invitation; answers its session. */
export async function takeInvitation(desk: Desk, { email, invitation }: Omit<Guide, "id" | "name">): Promise<string> {
  const account = { email, password: PASSWORD };
  await ask(desk, "auth/v1/signup", account);
  await fetch(await linkFromMail(desk.url, email, "/auth/v1/verify"), { redirect: "manual" });
  const session = await ask<{ access_token: string }>(desk, "auth/v1/token?grant_type=password", account);
  const token = new URL(invitation).searchParams.get("invitation");
  const taken = await ask<{ ok: boolean }>(desk, "rest/v1/rpc/accept_invitation", { token }, session.access_token);
  if (!taken.ok) throw new Error("The invitation was not taken");
  return session.access_token;
}

/** The invitation taken, without a browser. */
export async function guideWithAccount(desk: GuideDesk, name?: string): Promise<Guide & { token: string }> {
  const guide = await invitedGuide(desk, name);
  return { ...guide, token: await takeInvitation(desk, guide) };
}

/** A phone of a guide, without a browser: what it asks and what it tells. */
export function phoneOf(desk: Desk, { token }: { token: string }) {
  const phone = { device_id: randomUUID(), device_key: randomBytes(32).toString("base64url") };
  return {
    sync: () => ask(desk, "rest/v1/rpc/guide_pocket", { ...phone, known: {} }, token),
    tell: (verb: "tell_check_in" | "tell_cash", body: object) =>
      ask(desk, `rest/v1/rpc/${verb}`, {
        [verb === "tell_cash" ? "cash" : "fact"]: { id: randomUUID(), ...phone, ...body },
      }),
  };
}
