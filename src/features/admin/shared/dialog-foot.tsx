import { Button, Text } from "@mantine/core";

type Props = { problem: string | null | undefined; save: string; back: string; busy: boolean; close: () => void };

/** At the foot of a dialog's form: what is wrong, and the two ways out. */
export const DialogFoot = ({ problem, save, back, busy, close }: Props) => (
  <>
    {problem ? (
      <Text role="alert" className="problem">
        {problem}
      </Text>
    ) : null}
    <div className="row">
      <Button type="submit" loading={busy}>
        {save}
      </Button>
      <Button variant="default" disabled={busy} onClick={close}>
        {back}
      </Button>
    </div>
  </>
);
