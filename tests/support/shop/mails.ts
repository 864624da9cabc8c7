import { expect } from "vitest";
import { runHousekeeping } from "../housekeeping.ts";
import type { ShopWithMail } from "./guides.ts";

export type Mail = { from: string; to: string[]; subject: string; text: string; html: string };

export async function allMails({ url }: { url: string }): Promise<Mail[]> {
  const mails: Mail[] = await (await fetch(`${url}/_inbox/mails.json`)).json();
  return mails;
}

export const mailsTo = async (shop: { url: string }, email: string): Promise<Mail[]> =>
  (await allMails(shop)).filter(({ to }) => to.includes(email));

export async function mailAbout(shop: ShopWithMail, email: string, subject: RegExp): Promise<Mail> {
  await runHousekeeping(shop.url, shop.stateDir);
  const find = async () => (await mailsTo(shop, email)).find((mail) => subject.test(mail.subject));
  await expect.poll(find).toBeDefined();
  const mail = await find();
  if (!mail) throw new Error("The mail is gone");
  return mail;
}
