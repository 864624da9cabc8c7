import { Button } from "@mantine/core";
import { TABLE } from "#texts/desk.ts";
import { EmptyState } from "../../shared/ui/empty-state.tsx";
import type { Filters } from "./use-filters.ts";

export type EmptyWords = {
  title: string;
  text: string;
  isAnswer?: true;
};

type Props = { filters: Pick<Filters, "isFiltered" | "clear">; empty: EmptyWords };

export const NothingFound = ({ filters: { isFiltered, clear }, empty }: Props) =>
  isFiltered && !empty.isAnswer ? (
    <EmptyState
      title={TABLE.noMatch}
      action={
        <Button variant="default" size="sm" onClick={clear}>
          {TABLE.clear}
        </Button>
      }
    />
  ) : (
    <EmptyState title={empty.title}>{empty.text}</EmptyState>
  );
