interface Sharing {
  share?: (data: { title: string; url: string }) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
}

/** The system's share sheet, else the clipboard. Closing the sheet is a decision, not a failure. */
export async function shareLink(
  title: string,
  url: string,
  device: Sharing,
): Promise<"shared" | "copied" | "dismissed" | "failed"> {
  try {
    if (device.share !== undefined) {
      await device.share({ title, url });
      return "shared";
    }
    if (device.clipboard === undefined) return "failed";
    await device.clipboard.writeText(url);
    return "copied";
  } catch (error) {
    if (error instanceof DOMException) return error.name === "AbortError" ? "dismissed" : "failed";
    throw error;
  }
}
