import { describe, expect, it } from "vitest";
import { signIn } from "../security/support/desk.ts";
import { ask, type Answer } from "../security/support/visitor.ts";
import { linkFromMail } from "../support/inbox.ts";
import { ownStack } from "../support/own-stack.ts";
import { askAuth, newEmail, password } from "./ask-auth.ts";

const stack = ownStack();

const { auth, follow, newAccount } = askAuth(stack);
const parsed = ({ text }: Answer) => JSON.parse(text) as Record<string, unknown>;

describe("changing one's email address", () => {
  const askFor = async (email: string) => {
    const mine = await newAccount();
    const headers = {
      apikey: stack().keys.publishable,
      authorization: `Bearer ${(await signIn(stack(), mine)).session}`,
    };
    const answer = await ask(stack().url, "/auth/v1/user", {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ email }),
    });
    expect(answer.status).toBe(200);
    const emailNow = async () => parsed(await ask(stack().url, "/auth/v1/user", { headers }))["email"];
    // Both mails name both addresses, so only the recipient distinguishes them.
    const linkTo = async (to: string) => {
      const mails = (await (await fetch(`${stack().inboxUrl}/mails.json`)).json()) as { to: string[]; html: string }[];
      const letter = mails.findLast((mail) => mail.to.includes(to) && mail.html.includes("type=email_change"));
      return /href="([^"]+verify[^"]+)"/.exec(letter?.html ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    };
    return { mine, headers, emailNow, linkTo };
  };

  it.each(["the old", "the new"])("requires both mailboxes, %s one first", async (first) => {
    const newAddress = newEmail();
    const { mine, emailNow, linkTo } = await askFor(newAddress);
    const order = first === "the old" ? [mine, newAddress] : [newAddress, mine];
    expect(await follow(await linkTo(order[0] ?? ""))).toContain("message=Confirmation+link+accepted");
    expect(await emailNow()).toBe(mine);
    expect(await follow(await linkTo(order[1] ?? ""))).toContain("access_token=");
    expect(await emailNow()).toBe(newAddress);
  });

  it("fails when one mailbox confirms twice", async () => {
    const newAddress = newEmail();
    const { mine, emailNow, linkTo } = await askFor(newAddress);
    const link = await linkTo(mine);
    await follow(link);
    expect(await follow(link)).toContain("error=");
    expect(await emailNow()).toBe(mine);
  });

  it("fails with a confirmation of another change", async () => {
    const mailbox = newEmail();
    const victim = newEmail();
    const { mine, headers, emailNow, linkTo } = await askFor(mailbox);
    await follow(await linkTo(mailbox));
    await ask(stack().url, "/auth/v1/user", {
      method: "PUT",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({ email: victim }),
    });
    const [late, newest] = [await linkTo(mailbox), await linkTo(mine)];
    await follow(late);
    await follow(newest);
    expect(await emailNow()).toBe(mine);
    const code = await auth("verify", { type: "email_change", token_hash: new URL(newest).searchParams.get("token") });
    expect(code.status).toBeGreaterThanOrEqual(400);
    expect(await emailNow()).toBe(mine);
  });
});

describe("guessing", () => {
  const statuses = async (count: number, one: (n: number) => Promise<Answer>) => {
    const all: number[] = [];
    for (let n = 0; n < count; n += 20) {
      all.push(...(await Promise.all(Array.from({ length: 20 }, (_, m) => one(n + m)))).map(({ status }) => status));
    }
    return all;
  };

  it("a password 100 times is paused after 30, from one address or many", async () => {
    const email = await newAccount();
    const wrong = await statuses(100, (n) => auth("token?grant_type=password", { email, password: `w${n}` }, 500 + n));
    expect(wrong.filter((status) => status === 400)).toHaveLength(30);
    expect(wrong.filter((status) => status === 429)).toHaveLength(70);
    const onMany = await statuses(60, () => auth("token?grant_type=password", { email: newEmail(), password }, 1_000));
    expect(onMany.filter((status) => status === 429)).toHaveLength(30);
    expect((await auth("token?grant_type=password", { email: "traveler@example.com", password }, 1_001)).status).toBe(
      200,
    );
  });

  it("a code 200 times is paused after 30", async () => {
    const email = await newAccount();
    await auth("recover", { email });
    const one = (n: number) => auth("verify", { type: "recovery", email, token: String(100_000 + n) }, 2_000 + n);
    const codes = await statuses(200, one);
    expect(codes.filter((status) => status === 429)).toHaveLength(170);
    expect(codes.filter((status) => status >= 500)).toEqual([]);
  });

  it("never blocks a right password, however often", async () => {
    const right = await statuses(60, () =>
      auth("token?grant_type=password", { email: "admin@example.com", password }, 3_000),
    );
    expect(new Set(right)).toEqual(new Set([200]));
  });
});

describe("who has an account", () => {
  const shape = (value: unknown): unknown =>
    typeof value === "object" && value !== null
      ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
      : typeof value;

  it("is not shown by signing up: the answer is a new account's, but for the identities hosted leaves out", async () => {
    const taken = await newAccount();
    const [takenAddress, unknown] = [taken, newEmail()];
    const answers = [];
    for (const email of [takenAddress, unknown])
      answers.push(await auth("signup", { email, password, data: { first_name: "A" } }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [a, b] = answers.map((answer) => parsed(answer)) as [Record<string, unknown>, Record<string, unknown>];
    expect(a["identities"]).toEqual([]);
    expect({ ...(shape(a) as object), identities: 0 }).toEqual({ ...(shape(b) as object), identities: 0 });
    expect([a["email"], b["email"]]).toEqual([takenAddress, unknown]);
    expect((await auth("token?grant_type=password", { email: taken, password })).status).toBe(200);
  });

  it("gets its mail again when it was never confirmed", async () => {
    const email = newEmail();
    await auth("signup", { email, password });
    const again = parsed(await auth("signup", { email, password: "another one" }));
    expect(again["identities"]).not.toEqual([]);
    const mails = (await (await fetch(`${stack().inboxUrl}/mails.json`)).json()) as { to: string[] }[];
    expect(mails.filter(({ to }) => to.includes(email))).toHaveLength(2);
    expect(await follow(await linkFromMail(stack().url, email, "/auth/v1/verify"))).toContain("access_token=");
    expect((await auth("token?grant_type=password", { email, password })).status).toBe(200);
  });

  it("leaves no unused account or mail behind", async () => {
    // Mails are sent in order: once this one is there, the earlier ones are too.
    await newAccount();
    expect(await (await fetch(`${stack().inboxUrl}/mails.json`)).text()).not.toContain("nobody.invalid");
  });
});

describe("the address after Auth", () => {
  it.each([
    "http://evil.example\\@localhost",
    "http://evil.example\\@localhost:4173/",
    "//evil.example",
    "http://localhost@evil.example",
    "http://localhost:1/",
    "https://evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "http:/\\evil.example",
    "\thttp://evil.example",
    "http://127.0.0.1",
  ])("is never %j", async (wish) => {
    for (const token of ["no-such", "0".repeat(64)]) {
      const search = new URLSearchParams({ token, type: "signup", redirect_to: wish });
      const { headers, status } = await ask(stack().url, `/auth/v1/verify?${search.toString()}`);
      expect(status).toBe(303);
      expect(new URL(String(headers["location"])).origin).toBe(stack().url);
    }
  });

  it("may be any page of the site", async () => {
    const search = new URLSearchParams({ token: "x", type: "signup", redirect_to: `${stack().url}/trips?a=b` });
    const { headers } = await ask(stack().url, `/auth/v1/verify?${search.toString()}`);
    expect(headers["location"]).toContain(`${stack().url}/trips?a=b#error=`);
  });
});
