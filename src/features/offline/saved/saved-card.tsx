import { Button } from "@mantine/core";
import { useState } from "react";
import { SAVED_CARD, SAVED_KINDS, SAVE_ACTIONS, SAVE_PROBLEMS, SAVE_STATE, SAVED_BUT_CLOSED } from "#texts/offline.ts";
import { imageUrl } from "../../../data/net/addresses.ts";
import { focusOf } from "../../../domain/catalogue/pictures.ts";
import { savedCover, type SavedItem, savedRows, type SavedTarget } from "../../../domain/saved/saved-item.ts";
import { paths } from "../../../shared/paths.ts";
import { Icon } from "../../../shared/ui/icons/icon.tsx";
import { TextLink } from "../../../shared/ui/links.tsx";
import { Picture } from "../../../shared/ui/picture.tsx";
import { rowText } from "../../../shared/ui/row-text.tsx";
import { saveTarget, stopSaving, useSavingState } from "../saving-store.ts";
import { RemoveDialog } from "./remove-dialog.tsx";
import { savedCopyText } from "./saved-copy-text.ts";
import { type SavedItemState, useSavedItem } from "./use-saved.ts";
import classes from "../offline.module.css";

const pathOf = ({ kind, id }: SavedTarget): string =>
  ({ destination: paths.destination, tour: paths.tour, package: paths.package, trip: paths.trip })[kind](id);

type Props = { item: SavedItem; newer: boolean; gone: boolean };

function State({ item, check, app }: SavedItemState & { item: SavedItem }) {
  const progress = useSavingState(({ running }) => running[item.key]);
  if (progress)
    return (
      <>
        {SAVE_STATE.saving({ done: progress.done, total: progress.total })}
        <progress
          className={classes.progress}
          max={progress.total || 1}
          value={progress.done}
          aria-label={SAVE_STATE.progress}
        />
      </>
    );
  if (check === null) return <span className="dim">{SAVE_STATE.checking}</span>;
  if (check.state === "partial" || item.saved_at === null)
    return (
      <span className={classes.state}>
        <Icon name="offline" size={18} />{" "}
        {check.done === check.total
          ? SAVE_STATE.textIncomplete
          : SAVE_STATE.picturesIncomplete({ done: check.done, total: check.total })}
      </span>
    );
  if (app !== "ready") return <span className={classes.state}>{SAVED_BUT_CLOSED[app]}</span>;
  return (
    <>
      <span className={`${classes.state} ${classes.ready}`}>
        <Icon name="check" size={18} /> {SAVE_STATE.ready}
      </span>
      <span className="dim">{savedCopyText(item, check)}</span>
    </>
  );
}

export function SavedCard({ item, newer, gone }: Props) {
  const { check, app } = useSavedItem(item.key);
  const isSaving = useSavingState(({ running }) => item.key in running);
  const problem = useSavingState(({ problems }) => problems[item.key]);
  const [removing, setRemoving] = useState(false);
  const isComplete = check?.state === "ready" && item.saved_at !== null;
  return (
    <li className={`surface ${classes.item}`} aria-label={item.title}>
      <div className={classes.picture}>
        <Picture src={imageUrl(item.image_url)} alt="" sizes="8rem" ratio="4 / 3" focus={focusOf(savedCover(item))} />
      </div>
      <div>
        <p className="dim">{SAVED_KINDS[item.kind]}</p>
        <p>
          <TextLink to={pathOf(item)} fw={600}>
            {rowText(item.title, ...savedRows(item))}
          </TextLink>
        </p>
        <output>
          <State item={item} check={check} app={app} />
          {problem ? <p className="dim">{SAVE_PROBLEMS[problem]}</p> : null}
        </output>
        {gone ? <p className="dim">{SAVED_CARD.gone}</p> : null}
        {newer && isComplete ? <p className="dim">{SAVED_CARD.newer}</p> : null}
      </div>
      <div className={`row ${classes.tools}`}>
        {isSaving ? (
          <Button variant="default" size="sm" onClick={() => stopSaving(item.key)}>
            {SAVE_ACTIONS.stop}
          </Button>
        ) : (
          <Button
            variant={isComplete && !newer ? "default" : "filled"}
            size="sm"
            onClick={() => void saveTarget(item, { fresh: isComplete })}
          >
            {isComplete ? SAVE_ACTIONS.update : SAVE_ACTIONS.finish}
          </Button>
        )}
        <Button
          variant="default"
          size="sm"
          aria-label={SAVED_CARD.removeOne({ title: item.title })}
          onClick={() => setRemoving(true)}
        >
          {SAVE_ACTIONS.remove}
        </Button>
      </div>
      {removing ? <RemoveDialog items={[item]} onClose={() => setRemoving(false)} /> : null}
    </li>
  );
}
