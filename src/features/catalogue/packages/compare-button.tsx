import { Button } from "@mantine/core";
import { useRef } from "react";
import type { TourPackage } from "../../../domain/catalogue/types.ts";
import { CompareTable } from "./compare-table.tsx";
import styles from "./compare.module.css";

/** The browser's own dialog: focus trap, Escape and returning focus cost no bytes. */
export function CompareButton({ packages }: { packages: readonly TourPackage[] }) {
  const dialog = useRef<HTMLDialogElement>(null);
  if (packages.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={() => dialog.current?.showModal()}>
        Compare All Packages
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby="compare-title">
        <div className={styles.head}>
          <h2 id="compare-title">Compare packages</h2>
          <Button variant="default" onClick={() => dialog.current?.close()}>
            Close
          </Button>
        </div>
        <CompareTable packages={packages} />
      </dialog>
    </>
  );
}
