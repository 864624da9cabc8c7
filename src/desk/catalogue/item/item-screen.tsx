import { Button } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { paths } from "../../../shared/paths.ts";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { EDITOR, PUBLISHING } from "#texts/desk-catalogue.ts";
import { CardPreview } from "./card-preview.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ItemFields } from "./item-fields.tsx";
import { ContentGapsPanel } from "./content-gaps-panel.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import classes from "./item-form.module.css";
import { NEW_ITEM } from "../kinds.ts";
import { useItemEditor, type ItemEditor } from "./use-item-editor.ts";
import { TranslationsPanel } from "../translations/translations-panel.tsx";
import { useLeaveGuard } from "./use-leave-guard.tsx";

const Notices = ({ editor }: { editor: ItemEditor }) => (
  <>
    {editor.item?.restored ? (
      <div className="notice row" role="status">
        {EDITOR.restored}
        <Button variant="default" size="compact-md" onClick={editor.discard}>
          {EDITOR.discard}
        </Button>
      </div>
    ) : null}
    {editor.item?.offline ? (
      <div className="notice row" role="status">
        {EDITOR.offline}
      </div>
    ) : null}
  </>
);

function ItemScreen({ kind }: { kind: ItemKind }) {
  const { id = NEW_ITEM } = useParams();
  const editor = useItemEditor(kind, id);
  const [hasUnsavedTranslations, setUnsavedTranslations] = useState(false);
  const leaveGuard = useLeaveGuard((editor.dirty && !editor.busy) || hasUnsavedTranslations);
  const { item } = editor;
  if (!item || !editor.ready) return <Spinner />;
  return (
    <AdminPage
      title={(item.revision === null ? EDITOR.newTitle : EDITOR.editTitle)[kind]}
      actions={
        <>
          {kind !== "destination" && item.revision !== null ? (
            <ButtonLink to={paths.adminItemDepartures(item.id)} variant="default">
              {EDITOR.departures}
            </ButtonLink>
          ) : null}
          <ButtonLink to={paths.adminCatalogue()} variant="default">
            {EDITOR.back}
          </ButtonLink>
        </>
      }
    >
      <Notices editor={editor} />
      <div className={classes.columns}>
        <form {...editor.props} className="stack">
          <OtherTab choice={editor.otherTab} />
          <ItemFields kind={kind} form={editor} />
          <div className={`surface row ${classes.bar}`}>
            <p role="status">{editor.waiting || (editor.dirty ? EDITOR.kept : "")}</p>
            {kind !== "destination" && item.revision === null ? (
              <Button type="submit" variant="default" loading={editor.busy} onClick={() => editor.saveAsDraft(true)}>
                {PUBLISHING.saveDraft}
              </Button>
            ) : null}
            <Button type="submit" loading={editor.busy} onClick={() => editor.saveAsDraft(false)}>
              {EDITOR.save[kind]}
            </Button>
          </div>
        </form>
        <div className={classes.aside}>
          {kind !== "destination" && item.revision !== null ? (
            <PublishPanel
              key={item.revision}
              kind={kind}
              id={item.id}
              revision={item.revision}
              dirty={editor.dirty}
              reload={editor.discard}
            />
          ) : null}
          <ContentGapsPanel kind={kind} id={item.id} form={editor.values} />
          <CardPreview form={editor.values} />
          <PagePreview kind={kind} id={item.id} form={editor.values} />
        </div>
      </div>
      {item.revision !== null ? (
        <TranslationsPanel kind={kind} id={item.id} reportUnsaved={setUnsavedTranslations} />
      ) : null}
      {editor.conflict ? (
        <ConflictDialog
          kind={kind}
          conflict={editor.conflict}
          settle={editor.settle}
          takeTheirs={editor.discard}
          close={editor.closeConflict}
        />
      ) : null}
      {leaveGuard}
    </AdminPage>
  );
}

export const DestinationEditor = () => <ItemScreen kind="destination" />;
export const TourEditor = () => <ItemScreen kind="tour" />;
export const PackageEditor = () => <ItemScreen kind="package" />;
