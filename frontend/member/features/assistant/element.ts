type Attributes = Record<string, string>

/** Creates an element with attributes and children. Texts are set as text, never as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: className }, label)
  made.addEventListener('click', onClick)
  return made
}
