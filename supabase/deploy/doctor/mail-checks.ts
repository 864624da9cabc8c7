import { randomUUID } from "node:crypto";
import { ask, type Backend, callAs, type Check } from "./shop.ts";

export const mailChecks = (address: string): readonly Check<Backend>[] => [
  {
    what: `A message from ${address} was taken for the operator: it must be in OPERATOR_EMAIL's mailbox within two minutes`,
    mend: "MAIL_TRANSPORT and what belongs to it (.env.example), then `npm run deploy`.",
    look: async (shop) => {
      const message = {
        id: randomUUID(),
        name: "Doctor",
        email: address,
        message: "A trial of the shop's mail, by npm run doctor.",
      };
      const init = callAs(shop, { message });
      const answer = await ask(`${shop.backend}/rest/v1/rpc/submit_contact_message`, init);
      const { ok } = (await answer.json().catch(() => ({}))) as { ok?: boolean };
      return ok === true ? undefined : `it answers ${answer.status}`;
    },
  },
  {
    what: `Auth was asked for a new password for ${address}: if it has an account, the letter must be there within two minutes`,
    mend: "AUTH_SMTP_HOST, AUTH_SMTP_USER and AUTH_SMTP_PASSWORD, then `npm run deploy`.",
    look: async (shop) => {
      const init = callAs(shop, { email: address });
      const answer = await ask(`${shop.backend}/auth/v1/recover`, init);
      return answer.ok ? undefined : `it answers ${answer.status}`;
    },
  },
];
