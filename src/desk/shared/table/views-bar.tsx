import { Button } from "@mantine/core";
import { useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { TABLE_VIEWS } from "#texts/desk.ts";
import { callDesk } from "../../../data/remote/desk/ask-desk.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { toast } from "../../../shared/ui/toast/toast.ts";
import { failureText } from "../../../text/desk.ts";
import { deskQuery } from "../desk-query.ts";
import { useDeskRead } from "../use-desk-read.ts";
import { SaveViewDialog } from "./save-view-dialog.tsx";
import classes from "./views-bar.module.css";

type Props = { list: string; builtIn: readonly { name: string; query: string }[] };

export function ViewsBar({ list, builtIn }: Props) {
  const { search } = useLocation();
  const ownViews = useDeskRead(deskQuery("rpc/admin_views", { list }));
  const [saving, setSaving] = useState(false);
  const currentView = viewQuery(search);
  const removeView = async (id: string) => {
    const answer = await callDesk("rpc/admin_drop_view", { view_id: id });
    if (answer.ok) toast({ title: TABLE_VIEWS.removed, tone: "success" });
    else toast({ title: TABLE_VIEWS.notSaved, message: failureText(answer), tone: "error" });
    await ownViews.refresh();
  };
  const views = [...builtIn.map((view) => ({ ...view, id: null })), ...(ownViews.value ?? [])];
  return (
    <nav aria-label={TABLE_VIEWS.label} className={`screen-only ${classes.bar}`}>
      <ul className={`plain ${classes.views}`}>
        {views.map(({ id, name, query }) => (
          <li key={id ?? name}>
            <Link to={{ search: query }} aria-current={currentView === viewQuery(query) ? "page" : undefined}>
              {name}
            </Link>
            {id === null ? null : (
              <button type="button" aria-label={TABLE_VIEWS.remove({ name })} onClick={() => void removeView(id)}>
                <Icon name="cross" size={14} />
              </button>
            )}
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" onClick={() => setSaving(true)}>
        {TABLE_VIEWS.save}
      </Button>
      {saving ? (
        <SaveViewDialog
          list={list}
          query={currentView}
          done={() => void ownViews.refresh()}
          close={() => setSaving(false)}
        />
      ) : null}
    </nav>
  );
}

function viewQuery(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("page");
  params.delete("up_to");
  params.sort();
  return params.toString();
}
