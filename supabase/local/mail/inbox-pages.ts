import { escapeLocalHtml, htmlResponse } from "../html.ts";
import type { CaughtMail, MailStore } from "./mail-store.ts";

const row = ({ id, received_at, to, subject }: CaughtMail) =>
  `<tr><td>${escapeLocalHtml(received_at.slice(0, 19).replace("T", " "))}</td><td>${escapeLocalHtml(to.join(", "))}</td>` +
  `<td><a href="/_inbox/${id}">${escapeLocalHtml(subject || "(no subject)")}</a></td></tr>`;

const list = (mails: CaughtMail[]) =>
  htmlResponse(
    "Inbox",
    `<h1>Inbox</h1><p>Every mail this machine's stack sent, newest first. None of them left it.</p>` +
      (mails.length === 0
        ? "<p>No mail yet.</p>"
        : `<table><tr><th>Received (UTC)</th><th>To</th><th>Subject</th></tr>${mails.toReversed().map(row).join("")}</table>`),
  );

const one = ({ from, to, subject, text, html }: CaughtMail) =>
  htmlResponse(
    subject,
    `<p><a href="/_inbox">Inbox</a></p><h1>${escapeLocalHtml(subject)}</h1>` +
      `<p>From ${escapeLocalHtml(from)} to ${escapeLocalHtml(to.join(", "))}</p>` +
      (html
        ? `<iframe title="The mail as HTML" sandbox="allow-popups allow-top-navigation-by-user-activation" ` +
          `srcdoc="${escapeLocalHtml(`<base target="_top">${html}`)}"></iframe>`
        : "") +
      `<h2>As text</h2><pre>${escapeLocalHtml(text)}</pre>`,
  );

export const inboxPage = (store: MailStore, path: string): Response => {
  if (path === "/_inbox" || path === "/_inbox/") return list(store.mails);
  if (path === "/_inbox/mails.json") return Response.json(store.mails);
  const mail = store.mails.find(({ id }) => path === `/_inbox/${id}`);
  return mail ? one(mail) : htmlResponse("No such mail", "<h1>No such mail</h1>", 404);
};
