import { readFileSync } from "node:fs";
import { beforeEach, expect, it } from "vitest";
import { authTemplates, chooseBranch, letters, mailboxOf } from "./auth-mailbox.ts";

let now = 0;
let sent: string[] = [];
const DAY_MS = 24 * 60 * 60_000;
let post: ReturnType<typeof letters>;
beforeEach(() => {
  [now, sent] = [0, []];
  post = letters(
    async ({ to }) => void sent.push(String(to)),
    () => now,
  );
});
const letterTo = (to: string) => post.driver.send({ to, subject: "Hello", html: '<a href="?token=abc">' });
const reached = (name: string) => sent.filter((to) => to.includes(name)).length;

it("reach one mailbox five times a day, whoever asks and under any of its addresses", async () => {
  for (let n = 0; n < 20; n += 1) await letterTo(n % 2 ? "v.ictim@gmail.com" : `victim+${n}@GoogleMail.com`);
  await post.sendCopy("abc", { to: "victim@gmail.com", replace: [] });
  expect(reached("ictim")).toBe(5);
  await letterTo("other@example.com");
  expect(reached("other")).toBe(1);
  now += DAY_MS;
  await letterTo("victim@gmail.com");
  expect(reached("ictim")).toBe(6);
});

it("are rendered all the same when the mailbox is full, so that asking takes as long", async () => {
  for (let n = 0; n < 7; n += 1) await letterTo("victim@example.com");
  expect(sent.slice(5)).toEqual(["nobody@nobody.invalid", "nobody@nobody.invalid"]);
});

it.each([
  ["Anna.Lee+trip@GMail.com", "annalee@gmail.com"],
  ["a.b@googlemail.com", "ab@gmail.com"],
  ["A.B+c+d@example.com", "a.b@example.com"],
  [" anna@example.com ", "anna@example.com"],
])("count %j as the mailbox %s", (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});

it.each([
  ["ru", "Задайте новый пароль"],
  ["uz", "Yangi parol oʻrnating"],
  ["en", "Choose a new password"],
  ["", "Choose a new password"],
  ["de", "Choose a new password"],
])("are in the account's language '%s'", (language, title) => {
  const project = new URL("../../../", import.meta.url).pathname;
  const { subject = "", content_path = "" } = authTemplates(project)["recovery"] ?? {};
  const html = chooseBranch(readFileSync(content_path, "utf8"), language);
  expect(html).toContain(`<title>${title}</title>`);
  expect(html).not.toMatch(/\{\{ (if|else|end)/);
  expect(chooseBranch(subject, language)).toBe(title);
});
