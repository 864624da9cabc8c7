import { type ReactNode, useEffect, useId, useRef } from "react";
import classes from "./dialog.module.css";

type Props = {
  title: ReactNode;
  children: ReactNode;
  onClose: () => void;
  busy?: boolean;
  /** Returns the element to focus on closing, if not the opener. */
  after?: (opener: HTMLElement) => HTMLElement | null;
  look?: string | undefined;
};

export function Dialog({ title, children, onClose, busy = false, after, look = "" }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const focusAfterClose = useRef(after);
  const id = useId();
  useEffect(() => {
    const shownDialog = dialog.current;
    const opener = document.activeElement;
    if (!shownDialog?.open) shownDialog?.showModal();
    const focusTarget = focusAfterClose.current;
    return () => {
      shownDialog?.close();
      if (opener instanceof HTMLElement) (focusTarget?.(opener) ?? opener).focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`surface ${classes.dialog} ${look}`}
      aria-labelledby={id}
      onClose={() => {
        // When React runs the effect twice, the event of the first closing comes after the second opening.
        if (!dialog.current?.open) onClose();
      }}
      onCancel={(event) => {
        if (busy) event.preventDefault();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
