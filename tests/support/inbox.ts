const MAIL = /\/_inbox\/([0-9a-f-]{36})/g;

export const findMail = async (url: string, to: string, matching: (mail: string) => boolean): Promise<string> => {
  for (let tries = 0; tries < 40; tries += 1) {
    const list = await (await fetch(`${url}/_inbox`)).text();
    for (const [, id] of list.matchAll(MAIL)) {
      const mail = await (await fetch(`${url}/_inbox/${id}`)).text();
      if (mail.includes(to) && matching(mail)) return mail;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail to ${to} of that kind`);
};

export const linkFromMail = async (url: string, to: string, containing: string): Promise<string> => {
  const mail = (await findMail(url, to, (text) => text.includes(containing))).replaceAll(/&(?:amp;)+/g, "&");
  const link = [...mail.matchAll(/https?:\/\/[^\s"'<>]+/g)]
    .map(([found]) => found)
    .find((one) => one.includes(containing));
  if (!link) throw new Error(`No link with ${containing} in the mail to ${to}`);
  return link.replace(/&quot;.*$/, "");
};
