/** Our pages hold the place of the app and end as HTML ends. The login page of a Wi-Fi, or half a page, does not. */
export const isOwnPage = (html: string): boolean => html.includes('id="root"') && html.trimEnd().endsWith("</html>");
