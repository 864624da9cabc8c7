import { pictureAddress } from "../../../../src/domain/catalogue/picture-address.ts";
import { escapeHtml } from "../text/html.ts";
import type { Words } from "../text/languages.ts";

export type MailContent = {
  subject: string;
  title: string;
  picture?: string;
  paragraphs: string[];
  code?: string;
  facts?: [label: string, value: string][];
  button?: { label: string; url: string };
  links?: { label: string; url: string }[];
  closing?: string;
};

export type Sender = { name: string; siteUrl?: string; backendUrl?: string; contact?: string };

const logoOf = ({ siteUrl }: Sender) =>
  siteUrl === undefined
    ? ""
    : `<img src="${escapeHtml(new URL("/icons/icon-192.png", siteUrl).href)}" width="24" height="24" alt="" ` +
      `style="vertical-align:middle;margin-right:8px;border-radius:6px">`;

const pictureOf = ({ picture = "" }: MailContent, { siteUrl, backendUrl }: Sender) => {
  if (picture === "" || siteUrl === undefined || backendUrl === undefined) return "";
  const { href } = new URL(pictureAddress(picture, backendUrl).replace(/-1600\.webp$/, "-480.webp"), siteUrl);
  return (
    `<img src="${escapeHtml(href)}" width="504" height="252" alt="" ` +
    `style="display:block;width:100%;height:auto;aspect-ratio:2/1;margin:0 0 16px;border-radius:8px;object-fit:cover">`
  );
};

type Frame = Pick<Words, "language" | "mails">;

const contactLine = ({ contact }: Sender, { mails }: Frame) =>
  contact === undefined ? "" : mails.MAIL_FRAME.contact({ address: contact });

// Mail programs do not know our theme, so both color schemes are here.
const style =
  ":root{color-scheme:light dark;supported-color-schemes:light dark}" +
  "@media (prefers-color-scheme:dark){body,.page{background:#10192b!important}.sheet{background:#1a2540!important}" +
  ".sheet,.sheet td,.sheet p,.sheet h1{color:#f3efe6!important}.sheet .quiet{color:#b8c1d4!important}.link{color:#8fd6e3!important}}" +
  "@media (max-width:480px){.fact td{display:block;padding:0!important;overflow-wrap:anywhere!important}.fact .value{padding-bottom:12px!important}}";

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const row = ([label, value]: [string, string]) =>
  `<tr class="fact"><td class="quiet" style="padding:4px 16px 4px 0;vertical-align:top;color:#5b6475;overflow-wrap:normal;word-break:normal">` +
  `${escapeHtml(label)}</td><td class="value" style="padding:4px 0;vertical-align:top">${escapeHtml(value).replaceAll("\n", "<br>")}</td></tr>`;

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 24px;border-radius:8px;` +
  `background:#1b3a72;color:#ffffff;font-weight:bold;text-decoration:none">${escapeHtml(label)}</a></p>`;

const codeOf = (code: string) =>
  `<p style="margin:0 0 16px;font-size:22px;font-weight:bold;white-space:nowrap">${escapeHtml(code)}</p>`;

const linkOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:0 0 12px"><a class="link" href="${escapeHtml(url)}" style="color:#1b3a72">${escapeHtml(label)}</a></p>`;

export const htmlOf = (content: MailContent, sender: Sender, words: Frame): string =>
  `<!doctype html><html lang="${words.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<meta name="color-scheme" content="light dark"><title>${escapeHtml(content.subject)}</title><style>${style}</style></head>` +
  `<body style="margin:0;background:#f6f1e7"><table role="presentation" class="page" width="100%" style="background:#f6f1e7">` +
  `<tr><td style="padding:24px 12px"><table role="presentation" class="sheet" style="max-width:560px;width:100%;margin:0 auto;` +
  `background:#ffffff;border-radius:12px;color:#1c2436;font:16px/1.5 system-ui,sans-serif"><tr><td style="padding:28px;overflow-wrap:anywhere;word-break:break-word">` +
  `<p class="quiet" style="margin:0 0 8px;color:#5b6475">${logoOf(sender)}${escapeHtml(sender.name)}</p>` +
  `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(content.title)}</h1>` +
  pictureOf(content, sender) +
  content.paragraphs.slice(0, 1).map(paragraph).join("") +
  (content.code ? codeOf(content.code) : "") +
  (content.button ? buttonOf(content.button) : "") +
  content.paragraphs.slice(1).map(paragraph).join("") +
  (content.facts?.length ? `<table role="presentation">${content.facts.map(row).join("")}</table>` : "") +
  (content.links ?? []).map(linkOf).join("") +
  (content.closing ? paragraph(content.closing) : "") +
  (sender.contact
    ? `<p class="quiet" style="margin:24px 0 0;color:#5b6475">${escapeHtml(contactLine(sender, words))}</p>`
    : "") +
  `</td></tr></table></td></tr></table></body></html>`;

export const plainTextOf = (content: MailContent, sender: Sender, words: Frame): string =>
  [
    content.title,
    ...content.paragraphs.slice(0, 1),
    content.code ? `${words.mails.MAIL_FACTS.code}: ${content.code}` : "",
    content.button ? `${content.button.label}:\n${content.button.url}` : "",
    ...content.paragraphs.slice(1),
    (content.facts ?? []).map(([label, value]) => `${label}: ${value}`).join("\n"),
    ...(content.links ?? []).map(({ label, url }) => `${label}:\n${url}`),
    content.closing ?? "",
    contactLine(sender, words),
    sender.name,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
