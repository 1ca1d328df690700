/** A text that names spaces: their coordinates are seen where the board shows its own. */
export const Named = ({ text }: { readonly text: string }) =>
  text.split(/( \(\d{4}\))/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="coordinates">
        {part}
      </span>
    ),
  );

/** A text without coordinates. */
export const withoutCoordinates = (text: string): string => text.replaceAll(/ \(\d{4}\)/g, '');
