import { ACCOUNT } from "#texts/desk.ts";
import { dayInTashkent, ago, momentInTashkent } from "#texts/write.ts";
import type { Guide, GuideAccount } from "../../../domain/desk/people/guide-schema.ts";
import { useNow } from "../../../shared/use-now.ts";

function invitationText({ to, mail, at, until }: NonNullable<GuideAccount["invited"]>, now: number): string {
  if (mail === "failed") return ACCOUNT.failed({ to });
  if (mail !== "sent") return ACCOUNT.waiting({ to });
  if (until === null || Date.parse(until) < now) return ACCOUNT.over({ to });
  return ACCOUNT.invited({ to, moment: dayInTashkent(at), until: momentInTashkent(until) });
}

function stateText({ email, account }: Guide, now: number): string {
  if (account.state === "active") return ACCOUNT.active({ email: account.account_email ?? "" });
  if (account.invited) return invitationText(account.invited, now);
  return email === null ? ACCOUNT.noEmail : ACCOUNT.none;
}

export function AccountLines({ guide }: { guide: Guide }) {
  const now = useNow();
  const { state, phones } = guide.account;
  return (
    <ul className="plain">
      <li>{stateText(guide, now)}</li>
      {state === "active" && phones.every(({ revoked_at }) => revoked_at !== null) ? <li>{ACCOUNT.noPhone}</li> : null}
      {phones.map(({ id, last_contact_at, revoked_at }) => {
        const age = ago(now - Date.parse(last_contact_at));
        return (
          <li key={id}>
            {revoked_at ? ACCOUNT.gone({ age }) : ACCOUNT.phone({ age, moment: momentInTashkent(last_contact_at) })}
          </li>
        );
      })}
    </ul>
  );
}
