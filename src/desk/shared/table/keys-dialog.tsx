import { Button } from "@mantine/core";
import { TABLE, TABLE_KEYS } from "#texts/desk.ts";
import { Dialog } from "../../../shared/ui/dialog/dialog.tsx";

export const KeysDialog = ({ close }: { close: () => void }) => (
  <Dialog title={TABLE.keys} onClose={close}>
    <dl className="facts">
      {TABLE_KEYS.map(([keys, does]) => (
        <div key={keys} style={{ display: "contents" }}>
          <dt>{keys}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
    <Button mt="md" onClick={close}>
      {TABLE.close}
    </Button>
  </Dialog>
);
