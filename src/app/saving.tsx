import { Button } from "@mantine/core";
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from "react";
import type { DetailItem, MissingItem } from "../features/catalogue/details/detail-slot.ts";
import type { SavedTarget } from "../domain/saved/saved-item.ts";
import { Icon } from "../shared/ui/icons/icon.tsx";

const SaveButton = lazy(async () => ({ default: (await import("../features/offline/save-button.tsx")).SaveButton }));
const SavedCopy = lazy(async () => ({ default: (await import("../features/offline/saved-copy.tsx")).SavedCopy }));

/** Holds the place on prerendered pages and until the disk can be asked, so that nothing moves. */
const Placeholder = () => (
  <Button variant="default" leftSection={<Icon name="download" />} disabled>
    Save for offline
  </Button>
);

const never = () => () => undefined;

const Saving = ({ target, title }: { target: SavedTarget; title: string }) => {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!inBrowser) return <Placeholder />;
  return (
    <Suspense fallback={<Placeholder />}>
      <SaveButton key={target.id} target={target} title={title} />
    </Suspense>
  );
};

export const saveItemSlot = ({ kind, id, title }: DetailItem): ReactNode => (
  <Saving target={{ kind, id }} title={title} />
);

export const saveTripSlot = ({ id, title }: { id: string; title: string }): ReactNode => (
  <Saving target={{ kind: "trip", id }} title={title} />
);

/** An item the catalogue has dropped opens from its saved copy, where there is one. */
export const savedCopySlot = (item: MissingItem, otherwise: ReactNode): ReactNode => (
  <Suspense fallback={null}>
    <SavedCopy target={item} otherwise={otherwise} />
  </Suspense>
);
