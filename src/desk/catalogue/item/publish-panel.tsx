import { Button, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { PUBLISHING } from "#texts/desk-catalogue.ts";
import { trustedNow } from "../../../data/net/clock.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { syncCatalogue } from "../../../data/sync/catalogue/catalogue.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { instantInTashkent } from "../../../domain/desk/lists/date-ranges.ts";
import { ProblemText } from "../../../shared/form/problem-text.tsx";
import { paths } from "../../../shared/paths.ts";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { useDeskRead } from "../../shared/use-desk-read.ts";
import classes from "./item-form.module.css";

type Sellable = Exclude<ItemKind, "destination">;
type Props = { kind: Sellable; id: string; revision: number; dirty: boolean; reload: () => void };

function PreviewLink({ kind, id }: Pick<Props, "kind" | "id">) {
  const [link, setLink] = useState<{ address: string; until: number }>();
  const makeLink = async () => {
    const answer = await callDesk("rpc/admin_preview_link", { item_type: kind, item_id: id });
    if (!answer.ok) return toast({ title: PUBLISHING.notSaved, message: failureText(answer), tone: "error" });
    const { token, expires_at } = answer.value;
    setLink({ address: `${window.location.origin}${paths.draft(kind, id)}#${token}`, until: Date.parse(expires_at) });
  };
  return (
    <>
      {link ? (
        <TextInput
          label={PUBLISHING.link}
          description={PUBLISHING.linkLasts({ until: link.until })}
          readOnly
          value={link.address}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
      <div>
        <Button variant="default" onClick={() => void makeLink()}>
          {PUBLISHING.makeLink}
        </Button>
      </div>
    </>
  );
}

function DraftState({ at }: { at: number | null }) {
  if (at === null) return <p>{PUBLISHING.hidden}</p>;
  return at > trustedNow() ? (
    <p>{PUBLISHING.scheduled({ at })}</p>
  ) : (
    <p role="alert" className="problem">
      {PUBLISHING.late({ at })}
    </p>
  );
}

export function PublishPanel({ kind, id, revision, dirty, reload }: Props) {
  const named = { item_type: kind, item_id: id };
  const read = useDeskRead({ key: `${id} ${revision}`, ask: () => callDesk("rpc/admin_item", named) });
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState("");
  const item = read.value;
  if (!item?.draft) return null;

  const change = async (fields: Record<string, unknown>, done: string): Promise<boolean> => {
    const answer = await callDesk("rpc/admin_save_item", { ...named, fields, seen: item.revision });
    if (!answer.ok) {
      setProblem(failureText(answer));
      return false;
    }
    setProblem("");
    toast({ title: done, tone: "success" });
    return true;
  };
  const publish = async () => {
    if (!(await change({ archived: false, draft: false, publish_at: null }, PUBLISHING.published))) return;
    void syncCatalogue();
    reload();
  };
  const schedule = async (at: string | null) => {
    if (at !== null && !(Date.parse(at) > trustedNow())) return setProblem(PUBLISHING.atInFuture);
    if (await change({ publish_at: at }, PUBLISHING.scheduleSaved)) reload();
  };
  return (
    <section className={`surface stack tight ${classes.publish}`} aria-label={PUBLISHING.title}>
      <h2>{PUBLISHING.title}</h2>
      <DraftState at={item.publish_at === null ? null : Date.parse(item.publish_at)} />
      {dirty ? <Text className="dim">{PUBLISHING.saveFirst}</Text> : null}
      <ProblemText text={problem} />
      <div>
        <Button disabled={dirty} onClick={() => void publish()}>
          {PUBLISHING.publish}
        </Button>
      </div>
      <TextInput
        type="datetime-local"
        label={PUBLISHING.at}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className="row">
        <Button variant="default" disabled={dirty} onClick={() => void schedule(instantInTashkent(typed))}>
          {PUBLISHING.schedule}
        </Button>
        {item.publish_at === null ? null : (
          <Button variant="default" disabled={dirty} onClick={() => void schedule(null)}>
            {PUBLISHING.unschedule}
          </Button>
        )}
      </div>
      <PreviewLink kind={kind} id={id} />
    </section>
  );
}
