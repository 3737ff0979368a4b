export default (title, surface) => {
  if (title === 'fail') throw new Error('The title says so.')
  return surface.elements.Text({ children: title })
}
