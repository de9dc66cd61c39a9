/** Above the sheet, on a phone, every chapter is closed: the sheet comes first. */
const above = matchMedia('(width < 70rem)').matches
for (const chapter of document.querySelectorAll<HTMLDetailsElement>('[data-beside]')) {
  if (above) chapter.open = false
  delete chapter.dataset.beside
}
