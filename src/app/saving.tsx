import { Button } from "@mantine/core";
import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from "react";
import { SAVE_FOR_OFFLINE } from "#texts/app.ts";
import { withDatabase } from "../data/local/first-visit.ts";
import type { SavedTarget } from "../domain/saved/saved-item.ts";
import type { DetailItem, UnavailableItem } from "../features/catalogue/details/detail-slot.ts";
import { loadWithRetry } from "../shared/browser/load-with-retry.ts";
import { runWhenIdle } from "../shared/run-when-idle.ts";
import { Icon } from "../shared/ui/icons/icon.tsx";
import { lazyPart } from "../shared/ui/lazy-part.tsx";

type SaveProps = {
  target: SavedTarget;
  title: string;
  tapped?: boolean;
};
type CopyProps = { target: SavedTarget; otherwise: ReactNode };

const Placeholder = ({ onTap }: { onTap?: () => void }) => (
  <Button variant="default" leftSection={<Icon name="download" />} disabled={onTap === undefined} onClick={onTap}>
    {SAVE_FOR_OFFLINE}
  </Button>
);

const loadButton = () => import("../features/offline/saved/save-button.tsx");
const SaveButton = lazyPart<SaveProps>(async () => (await loadButton()).SaveButton, <Placeholder />);

function SavedCopy(props: CopyProps) {
  const [Copy, setCopy] = useState<ComponentType<CopyProps>>();
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    const load = () => import("../features/offline/saved/saved-copy.tsx");
    void loadWithRetry(load, () => setMissing(true)).then((found) => setCopy(() => found.SavedCopy));
  }, []);
  if (Copy) return <Copy {...props} />;
  return missing ? props.otherwise : null;
}

type LoadTrigger = "not yet" | "seen" | "tapped";

function SaveControls({ target, title }: SaveProps) {
  const [wanted, setWanted] = useState<LoadTrigger>("not yet");
  useEffect(() => {
    const showWhenSeen = () => startTransition(() => setWanted((last) => (last === "not yet" ? "seen" : last)));
    runWhenIdle(() => void withDatabase(() => loadWithRetry(loadButton)).then(showWhenSeen));
  }, []);
  if (wanted === "not yet") return <Placeholder onTap={() => setWanted("tapped")} />;
  return <SaveButton key={target.id} target={target} title={title} tapped={wanted === "tapped"} />;
}

export const saveItemSlot = ({ kind, id, title }: DetailItem): ReactNode => (
  <SaveControls target={{ kind, id }} title={title} />
);

export const saveTripSlot = ({ id, title }: { id: string; title: string }): ReactNode => (
  <SaveControls target={{ kind: "trip", id }} title={title} />
);

export const savedCopySlot = (item: UnavailableItem, otherwise: ReactNode): ReactNode => (
  <SavedCopy target={item} otherwise={otherwise} />
);
