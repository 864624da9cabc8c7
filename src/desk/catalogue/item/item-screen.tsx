import { Button } from "@mantine/core";
import "@mantine/core/styles/Checkbox.layer.css";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Input.layer.css";
import { useDeferredValue, useMemo } from "react";
import { useParams } from "react-router-dom";
import { EDITOR, PUBLISHING } from "#texts/desk-catalogue.ts";
import { itemTexts } from "../../../domain/catalogue/translation/item-texts.ts";
import type { ItemKind } from "../../../domain/catalogue/types.ts";
import { previewRow } from "../../../domain/desk/catalogue/preview-row.ts";
import { OtherTab } from "../../../shared/form/other-tab.tsx";
import { paths } from "../../../shared/paths.ts";
import { ButtonLink } from "../../../shared/ui/links.tsx";
import { Spinner } from "../../../shared/ui/spinner.tsx";
import { AdminPage } from "../../shared/admin-page.tsx";
import { NEW_ITEM } from "../kinds.ts";
import { TranslationsPanel } from "../translations/translations-panel.tsx";
import { CardPreview } from "./card-preview.tsx";
import { ConflictDialog } from "./conflict-dialog.tsx";
import { ContentGapsPanel } from "./content-gaps-panel.tsx";
import { ItemFields } from "./item-fields.tsx";
import { PagePreview } from "./page-preview.tsx";
import { PublishPanel } from "./publish-panel.tsx";
import { partId } from "./sections.ts";
import { useItemEditor, type ItemEditor } from "./use-item-editor.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import classes from "./item-form.module.css";

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

const FORM = "item";

function ItemScreen({ kind }: { kind: ItemKind }) {
  const { id = NEW_ITEM } = useParams();
  const editor = useItemEditor(kind, id);
  const leaveGuard = useLeaveGuard(editor.dirty && !editor.busy);
  const typed = useDeferredValue(editor.values);
  const { item } = editor;
  const sources = useMemo(() => itemTexts(kind, previewRow(kind, NEW_ITEM, typed) ?? {}), [kind, typed]);
  if (!item || !editor.ready) return <Spinner />;
  const isNew = item.revision === null;
  return (
    <AdminPage
      title={(isNew ? EDITOR.newTitle : EDITOR.editTitle)[kind]}
      actions={
        <>
          {kind !== "destination" && !isNew ? (
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
        <div className="stack">
          <ContentGapsPanel kind={kind} id={item.id} form={editor.values} />
          <form {...editor.props} id={FORM} className="stack">
            <OtherTab choice={editor.otherTab} />
            <ItemFields kind={kind} form={editor} />
          </form>
          <TranslationsPanel
            id={partId("translations")}
            kind={kind}
            sources={sources}
            translations={editor.translations}
            startsOpen={isNew}
          />
          <div className={`surface row ${classes.bar}`}>
            <p role="status">{editor.waiting || (editor.dirty ? EDITOR.kept : "")}</p>
            {kind !== "destination" && isNew ? (
              <Button
                type="submit"
                form={FORM}
                variant="default"
                loading={editor.busy}
                onClick={() => editor.saveAsDraft(true)}
              >
                {PUBLISHING.saveDraft}
              </Button>
            ) : null}
            <Button type="submit" form={FORM} loading={editor.busy} onClick={() => editor.saveAsDraft(false)}>
              {EDITOR.save[kind]}
            </Button>
          </div>
        </div>
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
          <PagePreview kind={kind} id={item.id} form={typed} />
          <CardPreview form={editor.values} />
        </div>
      </div>
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
