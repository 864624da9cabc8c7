const PRINT_AFTER_MS = 500;

type Popup = { show: (html: string) => void; close: () => void };

/** Must run inside the tap's handler, or browsers block the specification's popup. */
export function openForPrint(): Popup | null {
  const popup = window.open("", "_blank", "width=800,height=600");
  if (!popup) return null;
  return {
    show: (html) => {
      popup.location.replace(URL.createObjectURL(new Blob([html], { type: "text/html" })));
      setTimeout(() => popup.print(), PRINT_AFTER_MS);
    },
    close: () => popup.close(),
  };
}
