import { CLAIM } from "#texts/desk.ts";
import { callDesk } from "../../data/remote/desk/ask-desk.ts";
import { DeskActions } from "./desk-actions.tsx";

type Props = {
  id: string;
  words: { accept: string; accepts: string; reject: string; rejects: string };
  done: () => void;
};

export const ClaimActions = ({ id, words, done }: Props) => (
  <DeskActions
    size="compact-sm"
    done={done}
    acts={[
      {
        label: words.accept,
        title: CLAIM.accept,
        text: words.accepts,
        act: CLAIM.accept,
        done: CLAIM.accepted,
        run: (reason) => callDesk("rpc/settle_claim", { claim_id: id, accept: true, reason }),
      },
      {
        label: words.reject,
        title: CLAIM.reject,
        text: words.rejects,
        act: CLAIM.reject,
        done: CLAIM.rejected,
        run: (reason) => callDesk("rpc/settle_claim", { claim_id: id, accept: false, reason }),
      },
    ]}
  />
);
